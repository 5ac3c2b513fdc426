/**
 * Which Node Railpost needs. This file and the ones that `npm` starts first keep to syntax that an old Node can
 * parse, so that it can still say this sentence instead of a syntax error.
 */
const oldest = { major: 20, minor: 19 };

/**
 * The sentence for a Node that is too old, or undefined.
 * @param {string} version as `process.version` has it
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return undefined;
  return `Railpost needs Node ${oldest.major}.${oldest.minor} or newer; this is ${version}.`;
}

/** Ends the process with the sentence when this Node is too old. */
export function requireNode() {
  const complaint = nodeComplaint(process.version);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}
