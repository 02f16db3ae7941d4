import { useEffect, useRef, useState } from 'react';
import { saveTextFile } from '../../browser/page/save-text-file';
import { showNotice } from '../../services/overlays/notices';
import { useSession } from '../../services/session/session-store';

/** A file with the data of who uses this tab. */
interface DataFile {
  /** Name without the date and the extension. */
  readonly name: string;
  /** Its date (epoch ms). */
  readonly at: number;
  /** JSON. */
  readonly text: string;
}

/**
 * Returns a function that loads a file and saves it, and whether it does. Only who has asked for it gets it: it is not
 * saved if a session has begun or ended meanwhile, or the page was left. A notice tells if it cannot be saved.
 * @param load resolves with undefined if there is no file
 */
export function useDataFile(load: (signal: AbortSignal) => Promise<DataFile | undefined>) {
  const [isBusy, setBusy] = useState(false);
  const mounted = useRef(new AbortController());
  useEffect(() => {
    mounted.current = new AbortController();
    return () => mounted.current.abort();
  }, []);

  async function save(): Promise<void> {
    const { signal } = mounted.current;
    const { epoch } = useSession.getState();
    const isStillWanted = () => !signal.aborted && useSession.getState().epoch === epoch;
    setBusy(true);
    try {
      const file = await load(signal);
      if (!file || !isStillWanted()) return;
      saveTextFile(`${file.name}-${new Date(file.at).toISOString().slice(0, 10)}.json`, 'application/json', file.text);
    } catch {
      // What another app on this origin stores need not fit into a file.
      if (isStillWanted()) showNotice({ message: { key: 'data.save.failed' } });
    } finally {
      setBusy(false);
    }
  }

  return { save, isBusy };
}
