import { Inject, Injectable } from '@nestjs/common';
import { HeadSigner, type PublicKey } from '../domain/signed-head.js';

/** The public keys with which anybody checks the signed heads of battles. */
@Injectable()
export class ReadSigningKeys {
  constructor(@Inject(HeadSigner) private readonly signer: HeadSigner) {}

  run(): { readonly keys: readonly (PublicKey & { readonly algorithm: string })[] } {
    return { keys: this.signer.publicKeys.map(key => ({ ...key, algorithm: 'Ed25519' })) };
  }
}
