import { describe, expect, test } from 'vitest';
import {
  computeAnnouncementIdentity,
  computeEarlierAnnouncementHash,
  isAnnouncementVisible,
  readAnnouncementContent,
} from './announcement-content';

const identityOf = (content: string, title = 'Bonus') =>
  computeAnnouncementIdentity(readAnnouncementContent({ title, content }));

describe('[POP-1] identity of an announcement', () => {
  test.each([
    [
      'the signature of a picture',
      '<img src="https://cdn.example/a.webp?Expires=1&Signature=x">',
      '<img src="https://cdn.example/a.webp?Expires=2&Signature=y">',
    ],
    [
      'the signature of a picture with an identifier',
      '<img src="/img?id=1&X-Amz-Date=1&X-Amz-Signature=x">',
      '<img src="/img?X-Amz-Date=2&X-Amz-Signature=y&id=1">',
    ],
    [
      'the shared access signature of a picture',
      '<img src="/a?sv=1&se=2&sr=b&sig=x">',
      '<img src="/a?sv=1&se=3&sr=b&sig=y">',
    ],
    ['the token of a picture with its end', '<img src="/a?e=1&token=x">', '<img src="/a?e=2&token=y">'],
    ['the end of a picture', '<img src="/a?expire=1&verify=1-x">', '<img src="/a?expire=2&verify=2-y">'],
    ['the order of the parameters of a picture', '<img src="/img?id=1&w=2">', '<img src="/img?w=2&id=1">'],
    ['the host of a picture', '<img src="https://cdn1.example/a.webp">', '<img src="//cdn2.example/a.webp">'],
    ['line ends', '<p>a</p>\r\n<p>b</p>', '<p>a</p>\n<p>b</p>'],
    ['non-breaking spaces', '<p>a&nbsp;b</p>', '<p>a b</p>'],
    ['the order of attributes', '<img alt="x" src="/cdn/a.webp">', "<img src='/cdn/a.webp' alt=x>"],
    ['entities', 'Tom &amp; Jerry &#8217;', 'Tom & Jerry ’'],
    ['styles and classes', '<p style="color:red" class="a">a</p>', '<p>a</p>'],
    ['comments and scripts', 'a<!-- 2026-11-28 12:00 --><script>1</script>', 'a'],
    ['blank paragraphs', '<p>a</p><p>&nbsp;</p><p><br></p>', '<p>a</p>'],
    ['the case of tags', '<P>a<BR>b</P>', '<p>a<br/>b</p>'],
    ['invisible breaks', 'Jack\u00adpot\u200b', 'Jackpot'],
    ['composed letters', 'Vie\u0323\u0302t', 'Việt'],
  ])('[POP-1.3] two announcements that differ only in %s have the same identity', (_what, one, other) => {
    expect(identityOf(one)).toBe(identityOf(other));
  });

  test.each([
    ['a word', '<p>a</p>', '<p>b</p>'],
    ['an amount', '<p>100</p>', '<p>1000</p>'],
    ['the cells of a table', '<td>1</td><td>23</td>', '<td>12</td><td>3</td>'],
    ['a picture', '<img src="/cdn/a.webp">', '<img src="/cdn/b.webp">'],
    ['the identifier of a picture', '<img src="/img?id=1">', '<img src="/img?id=2">'],
    ['the name of a picture in a query', '<img src="/index.php?img=a">', '<img src="/index.php?img=b">'],
    ['the version of a picture', '<img src="/a.webp?v=1">', '<img src="/a.webp?v=2">'],
    ['a pasted picture', '<img src="data:image/png;base64,AAAA">', '<img src="data:image/png;base64,AAAB">'],
    ['an emoji', '👩', '👩\u200d🚀'],
    ['the order of pictures', '<img src="/1"><img src="/2">', '<img src="/2"><img src="/1">'],
  ])('two announcements that differ in %s have different identities', (_what, one, other) => {
    expect(identityOf(one)).not.toBe(identityOf(other));
  });

  test('an emptied list of an editor is nothing to see', () => {
    const content = readAnnouncementContent({ title: '', content: '<ul><li><br></li><li>&nbsp;</li></ul>' });
    expect(isAnnouncementVisible(content, { allowImage: () => undefined })).toBe(false);
  });

  test('the title is part of the identity, as a reader sees it', () => {
    expect(identityOf('a', ' Bonus\u00a0day ')).toBe(identityOf('a', 'Bonus day'));
    expect(identityOf('a', 'Bonus')).not.toBe(identityOf('a', 'Gift'));
  });

  test('the hash of earlier versions is that of the HTML', () => {
    // As stored by a device in November 2026.
    expect(computeEarlierAnnouncementHash({ title: 'a', content: 'b' })).toBe('1de594bc8e1ca1');
  });
});
