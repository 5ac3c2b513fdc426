/** How many iterators of the embedded database are open, counted where abstract-level itself keeps account of them. */
import { createRequire } from 'node:module';

interface Resources {
  attachResource(resource: object): void;
  detachResource(resource: object): void;
}

const fromHere = createRequire(import.meta.url);
const { AbstractLevel } = createRequire(fromHere.resolve('dynalite'))('abstract-level') as {
  readonly AbstractLevel: { readonly prototype: Resources };
};
const resources = AbstractLevel.prototype;
const { attachResource, detachResource } = resources;

/** Of all databases of this process, from now until `stop`. A mock would itself keep every iterator in memory. */
export function countIterators() {
  const open = new Set<object>();
  resources.attachResource = function (resource) {
    open.add(resource);
    attachResource.call(this, resource);
  };
  resources.detachResource = function (resource) {
    open.delete(resource);
    detachResource.call(this, resource);
  };
  return { live: () => open.size, stop: () => void Object.assign(resources, { attachResource, detachResource }) };
}
