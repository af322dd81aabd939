import { renderDocument } from '../pages/render-document';
import { StandalonePage } from '../pages/standalone-page';

interface LoginPageProps {
  next: string;
  fault?: string;
}

export const loginPage = (props: LoginPageProps): string => renderDocument(<LoginPage {...props} />);

function LoginPage({ next, fault }: LoginPageProps) {
  return (
    <StandalonePage title="Log in · Mainstage operations" narrow>
      <h1>Mainstage operations</h1>
      {fault && (
        <p role="alert" className="refused">
          {fault}
        </p>
      )}
      <form method="post" action="/ops/login">
        <input type="hidden" name="next" value={next} />
        <label htmlFor="user">Name</label>
        <input
          id="user"
          name="user"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is this form and nothing else
          autoFocus
        />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required />
        <div className="buttons">
          <button className="first">Log in</button>
        </div>
      </form>
    </StandalonePage>
  );
}
