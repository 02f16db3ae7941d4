import type { AppError } from '../../contract/app-error';

/** The field that each business error code of a form's request is about. */
export type RefusedFields<Field extends string> = Readonly<Record<string, Field>>;

/** Returns the field that a failed request is about; undefined if it is about none, or was not refused by the platform. */
export function refusedField<Field extends string>(error: AppError, fields: RefusedFields<Field>): Field | undefined {
  return error.layer === 'business' && Object.hasOwn(fields, error.code) ? fields[error.code] : undefined;
}
