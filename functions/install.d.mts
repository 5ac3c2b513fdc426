type LockedPackage = {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
};
export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };
export type Platform = {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string | undefined;
  readonly node: string;
};
export type Need = 'running' | 'testing';
export function missingPackages(lock: Lock, installed: Lock | undefined, need: Need, platform: Platform): string[];
export function install(need: Need, tell: (line: string) => void): Promise<boolean>;
