import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that are published, each after those it depends on. */
export const publishedPackages = [
  'reference-data',
  'ui',
  'live-list',
  'referrals',
  'marketplace-form',
  'feature-flags',
  'console-kit',
] as const;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly type?: string;
  readonly files?: readonly string[];
  readonly sideEffects?: boolean | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly publishConfig?: {
    readonly access?: string;
    readonly provenance?: boolean;
    readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  };
}

export const packagesFolder = join(import.meta.dirname, '../../packages');

export const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(packagesFolder, name, 'package.json'), 'utf8'));
