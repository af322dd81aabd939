import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { brand } from '@mainstage/content/site/brand';
import type { SignInStepAnswer } from '@mainstage/contracts/desk/session';
import { queryKeys } from '../api/query-keys';
import { useTitle } from '../shell/use-title';
import { DemoSignIn } from './demo-sign-in';
import { LinkStep } from './link-step';
import { MailStep } from './mail-step';
import { PasskeyStep } from './passkey-step';
import { isMessage, keepNextAddress, messageIn, nextIn, takeNextAddress } from './next-address';
import { notifyOtherTabs } from './other-tabs';
import { sessionOptions } from './session';

/** Sign-in by the link or the code of a mail, then by a passkey if there is one. */
export function SignInPage() {
  useTitle('Sign in');
  const { data: session } = useQuery({ ...sessionOptions, retry: false, staleTime: 0 });
  const { state } = useLocation();
  const [params] = useSearchParams();
  const token = params.get('token');
  const message = messageIn(params);
  const next = message ?? nextIn(state);
  const navigate = useNavigate();
  const enterAt = (address: string) =>
    isMessage(address) ? location.replace(address) : void navigate(address, { replace: true });
  const client = useQueryClient();
  const [step, setStep] = useState<'first' | 'passkey'>('first');
  const isSignedIn = session !== undefined && session !== null && token === null;
  useEffect(() => {
    if (isSignedIn && message) location.replace(message);
  }, [isSignedIn, message]);
  if (isSignedIn) return message ? null : <Navigate to={next} replace />;
  const enter = async () => {
    client.removeQueries({ queryKey: queryKeys.signedOut });
    await client.resetQueries({ queryKey: queryKeys.session });
    notifyOtherTabs('signed-in');
    // A link opens in a new tab, which does not know the page that was left.
    enterAt(token === null ? next : takeNextAddress());
  };
  const goOn = async ({ next }: SignInStepAnswer) => {
    if (next === 'passkey') setStep('passkey');
    else await enter();
  };
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 4 } }}>
        <Typography color="textSecondary" variant="body2" gutterBottom>
          {brand.name}
        </Typography>
        <Typography variant="h1" sx={{ mb: 2 }}>
          Sales desk
        </Typography>
        {step === 'passkey' ? (
          <PasskeyStep onDone={enter} />
        ) : token !== null ? (
          <LinkStep token={token} onDone={goOn} />
        ) : (
          <>
            {(state as { ended?: boolean } | null)?.ended && (
              <Alert severity="info" sx={{ mb: 2 }}>
                Your session has ended. Sign in again to go on where you were; what you typed is kept in this tab.
              </Alert>
            )}
            <MailStep onDone={goOn} onRequested={() => keepNextAddress(next)} />
            <DemoSignIn onDone={enter} />
          </>
        )}
      </Paper>
    </Box>
  );
}
