import { noteVisitSource } from './note-visit-source';
import { visitSource } from './visit-source';

describe('what led to the visit', () => {
  beforeEach(() => sessionStorage.clear());
  const first = new URL('https://stage.example/venues/arena?utm_source=letter&utm_medium=email&utm_campaign=may&x=1');

  it('the source of a visit is the campaign and path of the first address, and the referrer’s host', () => {
    noteVisitSource(first, 'https://search.example/private?q=secret');
    noteVisitSource(new URL('https://stage.example/contact?utm_source=other'), '');
    expect({ ...visitSource.read() }).toEqual({
      utmSource: 'letter',
      utmMedium: 'email',
      utmCampaign: 'may',
      referrerHost: 'search.example',
      firstPage: '/venues/arena',
    });
  });

  it('the source of a visit is no page of our own', () => {
    noteVisitSource(new URL('https://stage.example/'), 'https://stage.example/contact');
    expect(visitSource.read()?.referrerHost).toBeUndefined();
    expect(visitSource.read()?.firstPage).toBe('/');
  });

  it.each(['nonsense', '{"hat":1}', '[]'])('the source of a visit is empty where %s was stored', (kept) => {
    sessionStorage.setItem('mainstage.source', kept);
    expect(visitSource.read()).toBeUndefined();
  });

  it('the source of a visit is empty where nothing was noted', () => {
    expect(visitSource.read()).toBeUndefined();
  });
});
