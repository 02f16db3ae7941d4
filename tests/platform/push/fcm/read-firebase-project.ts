import { readFile } from 'node:fs/promises';
import { getDotPath, safeParse } from 'valibot';
import { type FirebaseProject, firebaseProject } from './service-account';

/**
 * Reads the file of a Firebase project: the merchant's code, the fields of its web app, and the key file of a service
 * account. Throws with the field that is missing.
 */
export async function readFirebaseProject(file: string): Promise<FirebaseProject> {
  const parsed = safeParse(firebaseProject, JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue) => getDotPath(issue) ?? 'the whole file');
  throw new Error(`${file}: ${fields.join(', ')} must be filled in`);
}
