import { object } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fail } from '../../base/result';
import { TextField } from '../../ui/form/text-field';
import en from '../i18n/catalogues/en.json';
import vi from '../i18n/catalogues/vi.json';
import { activateLanguage } from '../i18n/i18n';
import { ENGLISH, LANGUAGES } from '../i18n/languages';
import { requiredName } from './field-schemas';
import { Form } from './form';
import { type SubmitError, useAppForm } from './use-app-form';

beforeEach(() => activateLanguage(ENGLISH));

/** A form with one field; every submit fails with `error`. */
function FailingForm({ error }: { readonly error: SubmitError<'username'> }) {
  const form = useAppForm({
    id: 'test',
    schema: object({ username: requiredName('login.username.empty') }),
    defaultValues: { username: '' },
    errorFields: { refused: 'username' },
  });
  return (
    <Form form={form} onSubmit={async () => fail(error)} submitLabel="Send">
      <TextField {...form.field('username')} label="Name" />
    </Form>
  );
}

test.each<[string, string, SubmitError<'username'>, string, string]>([
  ['an empty required field', '', undefined, en['login.username.empty'], vi['login.username.empty']],
  [
    'a field that the app itself refuses',
    'alice',
    { layer: 'field', field: 'username', text: { key: 'register.username.taken' } },
    en['register.username.taken'],
    vi['register.username.taken'],
  ],
  ['a lost connection', 'alice', { layer: 'offline', endpoint: 'login' }, en['form.no_answer'], vi['form.no_answer']],
  [
    'a refusal without a message',
    'alice',
    { layer: 'business', endpoint: 'login', code: 'refused', message: '', value: null },
    en['error.unknown_error'],
    vi['error.unknown_error'],
  ],
])(
  '[I18N-1.4] the form error message for %s is translated when the language changes',
  async (_, typed, error, english, vietnamese) => {
    const screen = await render(<FailingForm error={error} />);
    await screen.getByRole('textbox', { name: 'Name' }).fill(typed);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText(english)).toBeVisible();
    const language = LANGUAGES.get('VI');
    await activateLanguage(language ?? ENGLISH);
    await expect.element(screen.getByText(vietnamese)).toBeVisible();
    expect(screen.getByText(english).query()).toBeNull();
  },
);

test('[LOGIN-5.2] the error of an earlier submit goes when the next one finds an invalid field', async () => {
  const screen = await render(<FailingForm error={{ layer: 'offline', endpoint: 'login' }} />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await field.fill('alice');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText(en['form.no_answer'])).toBeVisible();
  await field.fill('');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText(en['login.username.empty'])).toBeVisible();
  await expect.element(screen.getByText(en['form.no_answer'])).not.toBeInTheDocument();
});

/** A form with a button that suggests a text for its field; pressing the button does not move the focus. */
function SuggestingForm() {
  const form = useAppForm({
    id: 'test',
    schema: object({ username: requiredName('login.username.empty') }),
    defaultValues: { username: '' },
  });
  return (
    <Form form={form} onSubmit={async () => fail(undefined)} submitLabel="Send">
      <TextField {...form.field('username')} label="Name" />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => form.suggest('username', 'alice')}
      >
        Suggest
      </button>
    </Form>
  );
}

test('[REM-1] text typed into the focused field replaces a suggestion, and is not overwritten by a later suggestion', async () => {
  const screen = await render(<SuggestingForm />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await field.click();
  await screen.getByRole('button', { name: 'Suggest' }).click();
  await expect.element(field).toHaveValue('alice');
  await userEvent.keyboard('bob');
  await expect.element(field).toHaveValue('bob');
  await screen.getByRole('button', { name: 'Suggest' }).click();
  await expect.element(field).toHaveValue('bob');
});
