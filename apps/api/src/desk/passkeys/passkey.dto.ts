import { isRecord, rule } from '@mainstage/contracts/field';
import { TextLine } from '@mainstage/contracts/rules';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** The browser's WebAuthn response; `@simplewebauthn/server` validates the rest. */
const AuthenticatorResponse = () =>
  rule<unknown>({
    code: 'wrong_type',
    passes: (value) => isRecord(value) && typeof value['id'] === 'string' && isRecord(value['response']),
    message: '$property must be what the browser answered',
  });

/** `POST /api/desk/passkeys` */
export class NewPasskey {
  @TextLine({ max: 60, description: 'Name of the passkey, as its owner knows it' })
  name!: string;

  @AuthenticatorResponse()
  response!: RegistrationResponseJSON;
}

/** `POST /api/desk/sign-in/passkey` */
export class PasskeySignIn {
  @AuthenticatorResponse()
  response!: AuthenticationResponseJSON;
}
