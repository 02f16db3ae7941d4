import type { AppError } from '../../contract/app-error';

/** Maps the business error codes of a form's request to the fields at which the errors are shown. */
export type FieldsByErrorCode<Field extends string> = Readonly<Record<string, Field>>;

/**
 * Returns the field at which the error of a request is shown; undefined if the error belongs to no field, or is not
 * from the platform.
 */
export function findErrorField<Field extends string>(
  error: AppError,
  fields: FieldsByErrorCode<Field>,
): Field | undefined {
  return error.layer === 'business' && Object.hasOwn(fields, error.code) ? fields[error.code] : undefined;
}
