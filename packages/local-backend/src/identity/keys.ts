import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { SettingStore } from '../database/settingStore.ts';

/** What the identity provider signs with. */
export interface IdentityKeys {
  /** Private RSA key of the tokens. */
  readonly signing: JWK & { readonly kid: string };
  /** Signs the cookies. */
  readonly cookie: string;
  /** Signs the envelopes of the refresh tokens. */
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

/** The keys of this installation, made once and kept, so that a restart signs nobody out. */
export async function loadIdentityKeys(settings: SettingStore): Promise<IdentityKeys> {
  let stored = settings.get(settingName);
  if (stored === undefined) {
    stored = JSON.stringify(await newKeys());
    settings.set(settingName, stored);
  }
  const { signing, cookie, envelope } = JSON.parse(stored) as Awaited<ReturnType<typeof newKeys>>;
  return { signing, cookie, envelope: Buffer.from(envelope, 'base64url') };
}
