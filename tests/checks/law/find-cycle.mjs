/** A cycle among the edges (file → files), as the files along it; undefined when there is none. */
export function findCycle(edges) {
  const done = new Set();
  for (const start of edges.keys()) {
    const cycle = visit(start, []);
    if (cycle) return cycle;
  }
  return undefined;

  function visit(file, path) {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of edges.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  }
}
