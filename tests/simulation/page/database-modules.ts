/** The databases of a simulated browser. Bundled, so that their tasks run in its virtual loop. */
export * from 'fake-indexeddb';
