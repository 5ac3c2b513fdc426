/** SHA-256 over the canonical form: what chains commits and compares states. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';

export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));
