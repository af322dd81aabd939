import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import type { SignInStepAnswer } from '@mainstage/contracts/desk/session';
import { callDesk } from '../api/call-desk';

const post = <T>(path: string, body: unknown) => callDesk<T>(path, { method: 'POST', body });

/** Requests a mail; the answer is the same for unknown addresses. */
export const requestMail = (email: string) => post<void>('/sign-in', { email });

export const signInByLink = (token: string) => post<SignInStepAnswer>('/sign-in/link', { token });

export const signInByCode = (email: string, code: string) => post<SignInStepAnswer>('/sign-in/code', { email, code });

export const signInToDemo = (email: string) => post<void>('/sign-in/demo', { email });

async function showPasskey(calls: string): Promise<void> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>(`${calls}/options`, {});
  const response: AuthenticationResponseJSON = await startAuthentication({ optionsJSON });
  await post(calls, { response });
}

/** The second factor. @throws the browser's error if the person cancels, else DeskError */
export const signInByPasskey = () => showPasskey('/sign-in/passkey');

/** Confirms the member's identity within a session. @throws as `signInByPasskey` */
export const confirmByPasskey = () => showPasskey('/confirm/passkey');

/** The same with a new code, for members without a passkey. */
export const confirmByCode = (code: string) => post<void>('/confirm/code', { code });
