import { FROM_PAGE, type PageMessage, readMessage, type WorkerMessage } from '../src/contract/sw-protocol';
import { writeImageHosts } from './images/image-index';
import { sendWaiting } from './outbox/send-waiting';
import { checkWhenDue } from './staging/check-when-due';
import { stageRest } from './staging/stage-rest';
import { tellPages } from './tell-pages';
import { wholeVersion } from './versions/known-versions';

/** Does what a page asks for; what is no message of ours is no business of ours. */
export async function answerPage(event: ExtendableMessageEvent): Promise<void> {
  const message = readMessage(FROM_PAGE, event.data);
  switch (message?.type) {
    case 'page-idle':
      return stageRest(message.isWanted);
    case 'check-version':
      return answerCheck(message, event.source);
    case 'refresh-wanted':
      return movePages(message.id);
    case 'image-hosts':
      return void (await writeImageHosts(message.hosts));
    case 'flush-outbox':
      return sendWaiting(message.isFresh);
  }
}

async function answerCheck(
  { build: running, isHourly }: PageMessage & { readonly type: 'check-version' },
  page: ExtendableMessageEvent['source'],
): Promise<void> {
  const version = await checkWhenDue(running, isHourly);
  if (!version) return;
  const { build, id } = version;
  page?.postMessage({ type: 'version-current', build, id } satisfies WorkerMessage);
}

/** A page that asks for a version which is not in charge any more hears of the one that is at its next check. */
async function movePages(wanted: string): Promise<void> {
  const version = await wholeVersion();
  if (version?.id === wanted) await tellPages({ type: 'refresh', build: version.build, id: version.id });
}
