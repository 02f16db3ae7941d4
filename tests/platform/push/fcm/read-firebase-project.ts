import { readFile } from 'node:fs/promises';
import { getDotPath, safeParse } from 'valibot';
import { type FirebaseProject, firebaseProject } from './service-account';

/**
 * Reads a JSON file that describes a Firebase project: the code of its merchant, the fields of the project's web app,
 * and the key of a service account. Rejects with an error that names the fields that are missing.
 */
export async function readFirebaseProject(file: string): Promise<FirebaseProject> {
  const parsed = safeParse(firebaseProject, JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue) => getDotPath(issue) ?? 'the whole file');
  throw new Error(`${file}: ${fields.join(', ')} must be filled in`);
}
