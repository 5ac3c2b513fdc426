/** How to reach whoever runs the service: a link where it is an address of mail or web, plain words otherwise. */
export function Contact({ of }: { readonly of: string }) {
  const address = hrefOf(of);
  return address === null ? <strong>{of}</strong> : <a href={address}>{of}</a>;
}

/** Operators write what they like; only these two become links. */
export function hrefOf(contact: string): string | null {
  if (/^https?:\/\/\S+$/.test(contact)) return contact;
  return /^[^\s@:]+@[^\s@:]+$/.test(contact) ? `mailto:${contact}` : null;
}
