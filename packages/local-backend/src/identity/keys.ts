import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { SettingStore } from '../database/settingStore.ts';

/** Keys of the identity provider. */
export interface IdentityKeys {
  /** Private RSA key that signs tokens. */
  readonly signing: JWK & { readonly kid: string };
  /** Secret that signs cookies. */
  readonly cookie: string;
  /** Secret that signs the envelopes of refresh tokens. */
  readonly envelope: Uint8Array;
}

const settingName = 'identity.keys';

const newSecret = () => randomBytes(32).toString('base64url');

async function newKeys() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    signing: { ...jwk, kid: newSecret().slice(0, 16), alg: 'RS256', use: 'sig' },
    cookie: newSecret(),
    envelope: newSecret(),
  };
}

/**
 * Loads the keys of this installation. Creates and stores them on first use, so that a restart doesn't sign users out.
 */
export async function loadIdentityKeys(settings: SettingStore): Promise<IdentityKeys> {
  let stored = settings.get(settingName);
  if (stored === undefined) {
    stored = JSON.stringify(await newKeys());
    settings.set(settingName, stored);
  }
  const { signing, cookie, envelope } = JSON.parse(stored) as Awaited<ReturnType<typeof newKeys>>;
  return { signing, cookie, envelope: Buffer.from(envelope, 'base64url') };
}
