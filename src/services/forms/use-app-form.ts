import { valibotResolver } from '@hookform/resolvers/valibot';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type PathValue, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Result } from '../../base/result';
import type { AppError } from '../../contract/app-error';
import { withErrorCode } from '../errors/error-code';
import { type MapErrorToMessage, toFormErrorMessage } from '../errors/to-error-message';
import type { TranslationKey } from '../i18n/catalogue';
import { type DisplayText, resolveDisplayText } from '../i18n/display-text';
import { useTranslate } from '../i18n/i18n';
import { readMemberKey, useMemberKey } from '../session/use-member-key';
import { type FieldsByErrorCode, findErrorField } from './find-error-field';
import {
  discardUnsentInput,
  loadUnsentInput,
  saveUnsentInput,
  subscribeToDiscardedInput,
  type UnsentInputPlace,
} from './unsent-input';
import { useGuardedSubmit } from './use-guarded-submit';

/** Values of the inputs of a form, by their `name`. */
export type FormValues = Record<string, string | boolean>;
type FieldName<Values extends FormValues> = FieldPath<Values>;

/** An error of one field. */
export interface FormFieldError<Field extends string> {
  readonly layer: 'field';
  readonly field: Field;
  readonly text: DisplayText;
}
/** Error of a failed submit; undefined if there is nothing to show. */
export type SubmitError<Field extends string> = AppError | FormFieldError<Field> | undefined;

/** Sends the validated values of a form. */
export type SendForm<Values extends FormValues, Output> = (
  values: Output,
) => Promise<Result<unknown, SubmitError<FieldName<Values>>>>;

interface AppFormOptions<Values extends FormValues, Output> {
  /** Id of the form, and prefix of the ids of its fields. Password managers recognise a field by its id. */
  readonly id: string;
  /** Validation schema whose messages are text keys. May change between renders. */
  readonly schema: GenericSchema<Values, Output>;
  readonly defaultValues: DefaultValues<Values>;
  /** Returns the error of the form that is shown when it is opened; undefined if there is none. */
  readonly initialError?: () => AppError | undefined;
  readonly errorFields?: FieldsByErrorCode<FieldName<Values>>;
  /** Fields whose input is kept until reset(), even if the member has to sign in again (MEM-1). */
  readonly keptFields?: readonly FieldName<Values>[];
  /** Where that input is kept; default: in memory. */
  readonly keptIn?: UnsentInputPlace;
  /** Maps errors to messages; default: toFormErrorMessage(). */
  readonly toMessage?: MapErrorToMessage;
  /** Called when the user has changed a field. */
  readonly onFieldInput?: (field: FieldName<Values>) => void;
  /** Called on every submit, before the values are validated. */
  readonly onSubmitStart?: () => void;
}

/** Props that connect an input to the form. */
export interface FormInputProps {
  readonly name: string;
  readonly ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => void;
  readonly onChange: (event: { readonly target: unknown }) => void;
  readonly onBlur: (event: { readonly target: unknown }) => void;
}
/** Props that connect a labelled field to the form. */
export interface FormFieldProps extends FormInputProps {
  readonly id: string;
  readonly error: string | undefined;
}

export interface AppForm<Values extends FormValues, Output> {
  readonly element: RefObject<HTMLFormElement | null>;
  /** Whether the form waits for a response. */
  readonly busy: boolean;
  /** Whether further submits are still ignored because of the cooldown (LOGIN-3). */
  readonly coolingDown: boolean;
  /** Error that belongs to the whole form. */
  readonly formError: AppError | undefined;
  readonly toMessage: MapErrorToMessage;
  /**
   * Whether the form is still mounted: a response that arrives after the form was unmounted must not cause a
   * navigation.
   */
  readonly isShown: () => boolean;
  readonly field: (name: FieldName<Values>) => FormFieldProps;
  /** Returns the props of a checkbox, or of the buttons of a radio group; these inputs show no error. */
  readonly choice: (name: FieldName<Values>) => FormInputProps;
  readonly values: () => Values;
  /** Fills fields that nobody has changed yet; like a default, what is filled is not kept and does not count as typed. */
  readonly offer: (values: Partial<Values>) => void;
  /** Returns the current text of a field, even if a password manager has filled it in without an event. */
  readonly textOf: (name: FieldName<Values>) => string;
  /** Like textOf(), but rerenders the component when the text changes. */
  readonly watchText: (name: FieldName<Values>) => string;
  /** Replaces the text of a field, and clears its error. */
  readonly fill: (name: FieldName<Values>, text: string) => void;
  /** Fills an empty field with a suggested text, and selects the text if the field has the focus. */
  readonly suggest: (name: FieldName<Values>, text: string) => void;
  readonly focus: (name: FieldName<Values>) => void;
  /** Shows an error at a field, and focuses the field unless `options.focus` is false. */
  readonly showFieldError: (name: FieldName<Values>, text: DisplayText, options?: { readonly focus?: boolean }) => void;
  readonly clearFieldError: (name: FieldName<Values>) => void;
  readonly showError: (error: SubmitError<FieldName<Values>>) => void;
  readonly clearFormError: () => void;
  /**
   * Empties the form and discards its kept input, after it was sent; also when the form is no longer shown, so that what
   * was sent is not offered again.
   */
  readonly reset: () => void;
  readonly requestSubmit: () => void;
  readonly handleSubmit: (send: SendForm<Values, Output>) => (event: SyntheticEvent) => void;
}

/** `type` of an error set by showFieldError(). Any other error is from the schema, and its message is a text key. */
const SHOWN = 'shown';

/**
 * Returns the state of a form. Inputs are uncontrolled and keep their text until the form is unmounted. A submit
 * validates the values and focuses the first invalid field; one submit runs at a time (LOGIN-3). If the error of a
 * refused request belongs to a field, the error is shown at that field and the field is focused. Any other error is
 * shown above the submit button (LOGIN-5, REG-3).
 */
export function useAppForm<Values extends FormValues, Output>({
  id,
  schema,
  defaultValues,
  initialError,
  errorFields = {},
  keptFields = [],
  keptIn = 'memory',
  toMessage = toFormErrorMessage,
  onFieldInput,
  onSubmitStart,
}: AppFormOptions<Values, Output>): AppForm<Values, Output> {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [formError, setFormError] = useState(initialError);
  /** Texts passed to showFieldError(); translated on render, so that they follow a change of the language. */
  const [shownTexts, setShownTexts] = useState<Partial<Record<FieldName<Values>, DisplayText>>>({});
  const { busy, coolingDown, submit, isShown } = useGuardedSubmit();
  const member = useMemberKey();
  const loadKeptInput = (): Partial<Record<string, string | boolean>> => {
    const texts = Object.entries(loadUnsentInput(keptIn, id, member));
    const isFlag = (name: string) => typeof (defaultValues as FormValues)[name] === 'boolean';
    return Object.fromEntries(texts.map(([name, text]) => [name, isFlag(name) ? text === 'true' : text]));
  };
  const [initialValues] = useState(() => ({ ...defaultValues, ...loadKeptInput() }));
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: initialValues,
    // A field's error goes when the user changes it; only a submit validates.
    reValidateMode: 'onSubmit',
    // Rules about several fields also run while one of these is invalid.
    criteriaMode: 'all',
  });
  // The first invalid field is looked for in the order of registration, which must not depend on what is rendered
  // first.
  useState(() => {
    for (const name of Object.keys(defaultValues)) form.register(name as FieldName<Values>);
  });

  const isUntouched = useRef(true);
  const knownMember = useRef(member);
  // After a sign-in the form may be there before it is known who the member is.
  useEffect(() => {
    if (knownMember.current === member) return;
    knownMember.current = member;
    if (keptFields.length === 0) return;
    if (!isUntouched.current) return keepInput();
    for (const [name, value] of Object.entries(loadKeptInput()))
      form.setValue(name as FieldName<Values>, value as PathValue<Values, FieldName<Values>>);
  });

  // A form that was left while its input was being sent, and opened again meanwhile, would offer that input once more.
  useEffect(() =>
    subscribeToDiscardedInput((discarded) => {
      if (discarded === id && isUntouched.current) resetInputs();
    }),
  );

  const input = (name: FieldName<Values>): HTMLInputElement | undefined => {
    const found = element.current?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : undefined;
  };
  const textOf = (name: FieldName<Values>): string => input(name)?.value ?? String(form.getValues(name));

  const setText = (name: FieldName<Values>, text: string) =>
    form.setValue(name, text as PathValue<Values, FieldName<Values>>);

  /** Fills a field with a text that is not from the user just now; what is typed next replaces it. */
  function offerText(name: FieldName<Values>, text: string) {
    setText(name, text);
    if (document.activeElement === input(name)) input(name)?.select();
  }

  function suggest(name: FieldName<Values>, text: string) {
    if (textOf(name) === '') offerText(name, text);
  }

  /** Updates the form state from the inputs, because a password manager may have filled them in without an event. */
  function readInputs() {
    for (const name of Object.keys(form.getValues()) as FieldName<Values>[]) {
      const found = input(name);
      if (found && found.type !== 'checkbox' && found.value !== form.getValues(name)) setText(name, found.value);
    }
  }

  function errorOf(name: FieldName<Values>): string | undefined {
    const { error } = form.getFieldState(name, form.formState);
    if (error?.message === undefined) return undefined;
    const text = error.type === SHOWN ? shownTexts[name] : { key: error.message as TranslationKey };
    return text && resolveDisplayText(text, t);
  }

  const choice = (name: FieldName<Values>): FormInputProps =>
    form.register(name, {
      onChange: () => {
        form.clearErrors(name);
        handleInput(name);
        onFieldInput?.(name);
      },
    });

  function handleInput(name: FieldName<Values>) {
    isUntouched.current = false;
    if (keptFields.includes(name)) keepInput();
  }

  const keepInput = () =>
    saveUnsentInput(
      keptIn,
      id,
      readMemberKey(),
      Object.fromEntries(keptFields.map((kept) => [kept, String(form.getValues(kept))])),
    );

  function resetInputs() {
    isUntouched.current = true;
    form.reset(defaultValues, { keepFieldsRef: true });
  }

  function showFieldError(name: FieldName<Values>, text: DisplayText, { focus = true }: { focus?: boolean } = {}) {
    setShownTexts((texts) => ({ ...texts, [name]: text }));
    form.setError(name, { type: SHOWN, message: SHOWN }, { shouldFocus: focus });
  }

  function showError(error: SubmitError<FieldName<Values>>) {
    if (error?.layer === 'field') return showFieldError(error.field, error.text);
    const field = error && findErrorField(error, errorFields);
    const message = field && error && toMessage(error);
    if (field && message) showFieldError(field, withErrorCode(message));
    else setFormError(error);
  }

  const handleSubmit = (send: SendForm<Values, Output>) => (event: SyntheticEvent) => {
    onSubmitStart?.();
    readInputs();
    const submitValues = form.handleSubmit(
      (values) =>
        submit(async () => {
          setFormError(undefined);
          const response = await send(values);
          if (!response.ok && isShown()) showError(response.error);
          return response.ok;
        }),
      // The error of an earlier submit says nothing about what is in the fields now, unless its outcome is unknown.
      () => setFormError((error) => (error?.layer === 'unconfirmed' ? error : undefined)),
    );
    void submitValues(event);
  };

  return {
    element,
    busy,
    coolingDown,
    formError,
    toMessage,
    isShown,
    field: (name) => ({ ...choice(name), id: `${id}-${name}`, error: errorOf(name) }),
    choice,
    values: () => form.getValues(),
    offer: (offered) => {
      if (!isUntouched.current) return;
      for (const [name, value] of Object.entries(offered)) offerText(name as FieldName<Values>, String(value));
    },
    textOf,
    watchText: (name) => {
      form.watch(name);
      return textOf(name);
    },
    fill: (name, text) => {
      setText(name, text);
      form.clearErrors(name);
      handleInput(name);
    },
    suggest,
    focus: (name) => input(name)?.focus(),
    showFieldError,
    clearFieldError: (name) => form.clearErrors(name),
    showError,
    clearFormError: () => setFormError(undefined),
    reset: () => {
      // It may have become known during the submit who the member is.
      discardUnsentInput(keptIn, id, readMemberKey());
      resetInputs();
    },
    requestSubmit: () => element.current?.requestSubmit(),
    handleSubmit,
  };
}
