import { filmOrigins } from '@mainstage/content/videos/film-origins';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';

const html = `<head><script>start()</script><script type="application/ld+json">{}</script>
  <script type="module" async="">import "/assets/a.js"</script><script src="/assets/b.js"></script></head>`;

describe('the content security policy', () => {
  it('names each inline script that would run, and nothing else', () => {
    expect(inlineScripts(html)).toEqual(['start()', 'import "/assets/a.js"']);
    const policy = contentSecurityPolicy('http://localhost:3000', html);
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
  });

  it('lets a page embed the players of films that the content names', () => {
    const frames = /frame-src ([^;]*)/.exec(contentSecurityPolicy('http://localhost:3000'))?.[1];
    expect(frames?.split(' ')).toEqual(["'self'", ...filmOrigins]);
  });

  it('asks for https only where the site has it', () => {
    expect(contentSecurityPolicy('http://localhost:3000')).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy('https://stage.example')).toContain('upgrade-insecure-requests');
  });
});
