// Rules: services.sections
import { consultationMail, getStartedMail } from './consultation-mail';
import { serviceSlides, services } from './services';

describe('services', () => {
  it('services number four with four features each, plus two on the home page', () => {
    expect(services.map(({ id }) => id)).toEqual([
      'venue-as-a-service',
      'full-service-experience',
      'technology-solutions',
      'creative-content',
    ]);
    for (const { features } of services) expect(features).toHaveLength(4);
    expect(serviceSlides.slice(4).map(({ title }) => title)).toEqual(['Event Production', '24/7 Support']);
  });

  it('have a German consultation mail', () => {
    expect(consultationMail('Creative Content').body).toContain('unverbindliche Beratung');
    expect(consultationMail('Creative Content').body).toContain(
      'ich interessiere mich für „Creative Content“ und bitte',
    );
    expect(getStartedMail.body).toContain('ich interessiere mich für Ihre Leistungen und bitte');
  });
});
