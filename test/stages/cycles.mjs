/** Finds import cycles between files, with Tarjan's algorithm for strongly connected components. */

/**
 * @param {ReadonlyMap<string, readonly string[]>} imports the files that each file imports
 * @returns {string[][]} the files of each cycle, sorted
 */
export function importCycles(imports) {
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @type {Map<string, number>} the earliest open file that each file reaches */
  const lowest = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const cycles = [];

  /** @param {string} file */
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file) ?? 0);
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const component = open.splice(open.indexOf(file));
    const isCycle = component.length > 1 || (imports.get(file) ?? []).includes(file);
    if (isCycle) cycles.push(component.toSorted());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
