import { Email, TextLine } from '@mainstage/contracts/rules';

/** `POST /api/desk/sign-in` and its demo. */
export class SignInRequest {
  @Email()
  email!: string;
}

/** `POST /api/desk/sign-in/link` */
export class SignInLink {
  @TextLine({ max: 500, description: 'Token of the link' })
  token!: string;
}

/** `POST /api/desk/sign-in/code` */
export class SignInCode {
  @Email()
  email!: string;

  @TextLine({ max: 20, description: 'The six digits of the mail' })
  code!: string;
}

/** `POST /api/desk/confirm/code` */
export class ConfirmationCode {
  @TextLine({ max: 20, description: 'The six digits of the mail' })
  code!: string;
}
