import '../../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { dayAfter } from '@mainstage/calendar/states/verdict';
import { dateText } from '@mainstage/contracts/date-text';
import { berlinToday } from '@mainstage/contracts/calendar';
import { setUpsOf } from '@mainstage/venues/facts/capacities';
import { venueTourFilm } from '@mainstage/venues/facts/films';
import { venueIds } from '@mainstage/venues/facts/ids';
import { unknownVenue } from '@mainstage/content/shared-pages/unknown-venue';
import { hasView } from '@mainstage/content/panoramas/panoramas';
import { pictureOf } from '@mainstage/content/pictures/pictures';
import { placesOn } from '@mainstage/content/venues/places';
import { venues } from '@mainstage/content/venues/venues';
import { areaOf, seatingName, setUpNumber, setUpUnit } from '@mainstage/venues/facts/present';
import { decidingFactsOf, priceFigureOf } from '@mainstage/venues/facts/present-facts';
import { plannedEvent } from '../../../components/planned/planned-store';
import type { Venue } from '@mainstage/content/venues/types';
import { pictureFrom } from '../../../pictures';
import { NoticesProvider } from '../../../notices/notices-provider';
import { fillMatchMedia, fillObservers } from '@mainstage/ui/motion/jsdom-gaps';
import { seatingColumns } from './seating-switch';
import { UnknownVenue } from './unknown-venue';
import { VenueHero } from './venue-hero';
import { venuePageData } from './venue-page-data';
import { VenueView } from './venue-view';

// The page has several thousand elements: computing the styles of each for its name and visibility would take a minute.
configure({ defaultHidden: true });
const plain = document.createElement('div').style;
window.getComputedStyle = () => plain;

const show = (view: React.ReactNode, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <NoticesProvider>{view}</NoticesProvider>
    </MemoryRouter>,
  );

beforeEach(() => {
  fillMatchMedia(true);
  fillObservers();
});

describe.each(venueIds)('the page of %s', (id) => {
  const venue: Venue = venues[id];

  it('has every section that its data calls for, and the figures of its largest set-up', () => {
    show(<VenueView page={venuePageData(id)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(venue.name);
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getAllByRole('listitem', { hidden: false }).map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Venues',
      venue.name,
    ]);
    expect(screen.getByText(venue.category)).toBeInTheDocument();
    expect(screen.getByText(venue.description)).toBeInTheDocument();
    // In the opening and beside the calendar, with the same name.
    for (const tour of screen.getAllByRole('link', { name: 'Book a Tour' }))
      expect(tour).toHaveAttribute('href', `/book-tour?venue=${id}`);
    expect(screen.queryByRole('button', { name: 'Watch Video' }) !== null).toBe(venue.videoUrl !== undefined);
    expect(screen.getByRole('button', { name: 'Manage Video' })).toBeInTheDocument();

    for (const { title } of venue.features) expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    const sheet = screen.getByRole('region', { name: 'Technical Specifications' });
    const terms = within(sheet).getAllByRole('term');
    expect(new Set(terms.map((term) => term.textContent)).size).toBe(terms.length);
    for (const [label, text] of Object.entries(venue.specifications)) {
      const row = terms.find((term) => term.textContent === label);
      expect(row?.nextElementSibling).toHaveTextContent(text);
    }
    for (const { label, text } of decidingFactsOf(id)) {
      const row = terms.find((term) => term.textContent === label);
      expect([label, row?.nextElementSibling?.textContent?.replace(/\s\*$/, '')]).toEqual([label, text]);
    }
    const seating = screen.getByRole('region', { name: 'Seating Configurations' });
    const layouts = seating.querySelector('[data-columns]')!;
    expect(layouts).toHaveAttribute('data-columns', String(seatingColumns(venue.seatingConfigurations.length)));
    expect(within(layouts as HTMLElement).getAllByRole('listitem')).toHaveLength(venue.seatingConfigurations.length);
    expect(screen.getByRole('button', { name: /^Show full screen/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Photos\s*16 pictures/ })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Floor Plan/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Technical Details (PDF)' })).toHaveAttribute(
      'href',
      `/downloads/venues/${id}-data-sheet.pdf`,
    );
    expect(screen.getByRole('link', { name: 'Brochure (PDF)' })).toHaveAttribute(
      'href',
      `/downloads/venues/${id}-brochure.pdf`,
    );
    expect(screen.getByRole('link', { name: 'Request Consultation' })).toHaveAttribute(
      'href',
      `/book-tour?venue=${id}`,
    );
    expect(screen.queryByRole('button', { name: /^Videos/ }) !== null).toBe(venue.videoUrl !== undefined);
    // Two buttons open the film; for the building's film each says so before the click.
    for (const text of ['The video shows the whole venue.', 'The film of the whole venue'])
      expect(screen.queryAllByText(text)).toHaveLength(venue.videoUrl === venueTourFilm ? 1 : 0);
    const views = [...document.querySelectorAll('main a, a')].filter((link) =>
      /^(360° Tour|Matterport)/.test(link.textContent),
    );
    expect(views.filter((link) => !link.textContent.includes(' of ')).map((link) => link.getAttribute('href'))).toEqual(
      hasView(id) ? [`/360-view?venue=${id}`, `/360-view?venue=${id}`] : [],
    );
    expect(screen.queryAllByText(/no view of this room yet/i)).toHaveLength(hasView(id) ? 0 : 1);
    const { figure, note } = priceFigureOf(id);
    const price = screen.getByText(figure, { selector: 'dd' });
    expect(price.previousElementSibling).toHaveTextContent(note);
    expect(figure === 'On request' ? note.length > 8 : /^€[\d,]+$/.test(figure)).toBe(true);
    const onward = screen.getByRole('navigation', { name: 'All venues' });
    expect(within(onward).getAllByRole('link')).toHaveLength(2);

    // Starts with the largest set-up.
    const largest = setUpsOf(id).reduce((most, setUp) => (setUp.guests > most.guests ? setUp : most));
    const guests = document.querySelector('dl[aria-label] [aria-live]')!;
    const figures = [guests.querySelector('dd'), guests.querySelector('dt')].map((part) => part?.textContent);
    expect(figures).toEqual([setUpNumber(largest), `${setUpUnit(largest)}, ${seatingName(largest)}`]);
  });
});

/** The visible picture of the seating switch; the others are loaded on demand. */
function seatedPicture(): Element {
  const seating = screen.getByRole('region', { name: 'Seating Configurations' });
  const pictures = [...seating.querySelectorAll('picture img')];
  const shown = pictures.filter((image) => !image.closest('[hidden]'));
  expect(shown).toHaveLength(1);
  expect(pictures.every((image) => image.getAttribute('loading') === 'lazy')).toBe(true);
  return shown[0]!;
}

const plan = () => screen.getByRole('img', { name: /^Floor plan of Skyline Stage/ }).getAttribute('src');

describe('a venue’s figures', () => {
  it('a venue’s figures change with the seating: guests, what is left of the places, picture and plan', async () => {
    plannedEvent.change({ guests: 120, layout: 'theatre', date: undefined });
    show(<VenueView page={venuePageData('skyline-stage')} />);
    expect(screen.getByText('120 of 199', { selector: 'dd' }).previousElementSibling).toHaveTextContent('Theatre');
    expect(screen.getByText(/you need/)).toHaveTextContent('Seats 199 in theatre, you need 120');
    expect(seatedPicture()).toHaveAttribute('alt', pictureOf('skyline-stage-seats-theatre').alt);
    expect(plan()).toBe('/plans/skyline-stage-theatre.svg');
    await userEvent.click(screen.getByRole('button', { name: /^Banquet \(Gala\)/ }));
    expect(seatedPicture()).toHaveAttribute('alt', pictureOf('skyline-stage-seats-banquet').alt);
    expect(plan()).toBe('/plans/skyline-stage-gala.svg');
    expect(screen.getByText('120 of 180', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.getByText('Seats 180 in banquet, you need 120')).toBeInTheDocument();
    expect(plannedEvent.read().layout).toBe('banquet');
    act(() => plannedEvent.change({ guests: 181 }));
    expect(await screen.findByText('Seats 180 in banquet, you need 181')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a date' })).toHaveAttribute(
      'href',
      '/contact?venue=skyline-stage&guests=181#message-form',
    );
    act(() => plannedEvent.change({ guests: undefined, layout: undefined }));
  });
});

describe('a venue’s page after a question', () => {
  const date = dayAfter(berlinToday(), 60);
  const shortDay = dateText(date);
  /** The calendar from the day before; letters of the venue's days, the others are free. */
  const calendar = (letters: string) => {
    const answer = {
      from: dayAfter(date, -1),
      to: dayAfter(date, 14),
      venues: Object.fromEntries(venueIds.map((id) => [id, { days: 'f'.repeat(48) }])),
    };
    answer.venues['vista-stage'] = { days: letters.padEnd(48, 'f') };
    globalThis.fetch = jest.fn<typeof fetch>(
      async () =>
        ({ ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(answer) }) as Response,
    );
  };
  afterEach(() => act(() => plannedEvent.change({ guests: undefined, layout: undefined, date: undefined })));

  it('a venue’s page after a search shows guests, seating and day, with the price of that day', async () => {
    calendar('fff');
    plannedEvent.change({ guests: 120, layout: 'theatre', date });
    show(<VenueView page={venuePageData('vista-stage')} />);
    const day = await screen.findByText(`${shortDay}: free`, { selector: 'dd span' });
    expect(day.parentElement!.previousElementSibling).toHaveTextContent(/^from €[\d,]+ per day/);
    expect(screen.getByText('120 of 199', { selector: 'dd' }).previousElementSibling).toHaveTextContent(
      'Theatre (Daylight plenary)',
    );
    expect(seatedPicture()).toHaveAttribute('alt', pictureOf('vista-stage-seats-theatre').alt);
    expect(screen.queryByText('Free instead')).not.toBeInTheDocument();
  });

  it('says that a past day is past, with its year, and offers no request for it', async () => {
    calendar('fff');
    plannedEvent.change({ guests: 120, date: '2025-12-03' });
    show(<VenueView page={venuePageData('vista-stage')} />);
    const verdict = document.querySelector('#decide [role=status]');
    expect(verdict).toHaveTextContent(/^Wednesday 3 December 2025: this day is past/);
    expect(screen.getByText('3 December 2025: past', { selector: 'dd span' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Request 3 December/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a date' })).toHaveAttribute(
      'href',
      '/contact?venue=vista-stage&guests=120#message-form',
    );
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('says that the calendar cannot be asked, instead of checking for ever', async () => {
    globalThis.fetch = jest.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
    plannedEvent.change({ date });
    show(<VenueView page={venuePageData('vista-stage')} />);
    expect(await screen.findByText('the calendar is not available right now: ask us')).toBeInTheDocument();
  });

  it('a venue’s page after a search says that the day is taken, and what is free instead', async () => {
    calendar('fffttt');
    plannedEvent.change({ guests: 120, layout: 'theatre', date });
    show(<VenueView page={venuePageData('vista-stage')} />);
    expect(await screen.findByText(`${shortDay}: booked`, { selector: 'dd span' })).toBeInTheDocument();
    expect(await screen.findByText('Free instead', {}, { timeout: 5000 })).toBeInTheDocument();
    const rooms = within(screen.getByText('Free instead').parentElement!);
    expect(rooms.getByRole('link', { name: 'Horizon Stage' })).toHaveAttribute('href', '/venues/horizon-stage#decide');
    const [before] = rooms.getAllByRole('button');
    await userEvent.click(before!);
    expect(plannedEvent.read().date).toBe(dayAfter(date, -1));
  });
});

describe('a venue’s page', () => {
  const firstPicture = () => document.querySelector('[data-hero="picture"] img');
  afterEach(() => act(() => plannedEvent.change({ guests: undefined, layout: undefined })));

  it('opens with the seating that the address asks for', () => {
    const page = venuePageData('vista-stage');
    const { unmount } = show(<VenueView page={page} />, '/venues/vista-stage?guests=120&layout=theatre');
    expect(firstPicture()).toHaveAttribute('alt', pictureOf('vista-stage-seats-theatre').alt);
    unmount();
    act(() => plannedEvent.change({ guests: undefined, layout: undefined }));
    show(<VenueView page={page} />, '/venues/vista-stage');
    expect(firstPicture()).toHaveAttribute('alt', pictureFrom(page.venue.heroImage).alt);
  });

  it.each([
    ['vista-stage', ['Seating Configurations', 'Technical Specifications', 'Gallery', 'Where it is in the building']],
    [
      'skyline-studio',
      ['Technical Specifications', 'Seating Configurations', 'Gallery', 'Where it is in the building'],
    ],
    ['boardroom', ['Seating Configurations', 'Gallery', 'Technical Specifications', 'Where it is in the building']],
    ['team-office', ['Seating Configurations', 'Technical Specifications', 'Where it is in the building', 'Gallery']],
    ['sky-lounge', ['Gallery', 'Seating Configurations', 'Where it is in the building', 'Technical Specifications']],
    ['liberty-floor', ['Rooms on this floor', 'Seating Configurations', 'Gallery', 'Technical Specifications']],
    ['skyline-liberty-double', ['Hired together', 'Seating Configurations', 'Technical Specifications', 'Gallery']],
  ] as const)('of %s has the order of its kind', (id, titles) => {
    show(<VenueView page={venuePageData(id)} />);
    const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(shown.filter((title) => !['Is it free on your day?', 'Equipment'].includes(title))).toEqual(titles);
  });

  it('names the halls that a double joins, and the hall beside a lounge', () => {
    const { unmount } = show(<VenueView page={venuePageData('skyline-liberty-double')} />);
    const together = within(screen.getByRole('region', { name: 'Hired together' }));
    expect(together.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Skyline Stage',
      'Liberty Stage',
    ]);
    expect(together.getByRole('link', { name: 'Liberty Floor' })).toHaveAttribute('href', '/venues/liberty-floor');
    unmount();
    show(<VenueView page={venuePageData('sky-terrace')} />);
    const seating = within(screen.getByRole('region', { name: 'Seating Configurations' }));
    expect(seating.getByText('Beside')).toHaveTextContent('Beside Skyline Stage');
  });

  it('names the use cases that recommend the venue', () => {
    show(<VenueView page={venuePageData('boardroom')} />);
    expect(screen.getByRole('link', { name: 'Executive Board Meeting' })).toHaveAttribute(
      'href',
      '/use-cases#executive-board-meeting',
    );
  });

  it('a venue’s page says of the offices on a floor that they share two floors', () => {
    show(<VenueView page={venuePageData('private-office')} />);
    const title = screen.getByRole('heading', { name: 'On the co-working floors 7 and 8' });
    const offices = within(title.parentElement!).getAllByRole('link');
    expect(offices.map(({ textContent }) => textContent)).toEqual([
      'Team Office',
      'Corporate Office',
      'Enterprise Office',
    ]);
  });

  it.each(['liberty-floor', 'horizon-floor', 'skyline-floor'] as const)(
    'a venue’s page gives each room of %s without a page a picture, facts and a plan that frames it',
    async (floor) => {
      show(<VenueView page={venuePageData(floor)} />);
      const places = placesOn(floor);
      expect(places).not.toEqual([]);
      for (const { id, name, image } of places) {
        const place = screen.getByRole('article', { name });
        expect(within(place).getByRole('img', { name: pictureFrom(image).alt })).toBeInTheDocument();
        expect(place).toHaveTextContent(areaOf(id));
        const plan = within(place).getByRole('button', { name: `${name} on the floor plan` });
        expect(await within(plan).findByRole('img', { name: /is framed\.$/ })).toBeInTheDocument();
      }
    },
  );

  it('a venue’s page changes the large picture by its thumbnails', async () => {
    show(<VenueView page={venuePageData('skyline-stage')} />);
    const thumbnails = within(screen.getByRole('list', { name: 'Pictures' })).queryAllByRole('button');
    const second = thumbnails[1]!;
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-current', 'true');
    const alt = second.getAttribute('aria-label')!.replace(/^Show picture 2: /, '');
    expect(screen.getByRole('button', { name: `Show full screen: ${alt}` })).toBeInTheDocument();
  });

  it('a venue’s page sets two, three, four or five layouts side by side', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(seatingColumns)).toEqual([2, 2, 2, 3, 4, 5, 5]);
  });

  it('a venue’s page plays our own film in the browser’s player, and asks before another company’s', async () => {
    const venue: Venue = venues['horizon-stage'];
    const { unmount } = show(<VenueHero venue={venue} tour="/book-tour" />);
    await userEvent.click(screen.getByRole('button', { name: 'Watch Video' }));
    const own = await screen.findByRole('dialog', { name: 'A film of Horizon Stage' });
    expect(own.querySelector('video source')).toHaveAttribute('src', '/film/horizon-stage.webm');
    expect(own.querySelector('track')).toHaveAttribute('kind', 'captions');
    expect(own.querySelector('track')).not.toHaveAttribute('default');
    unmount();

    show(<VenueHero venue={{ ...venue, videoUrl: 'https://player.example/embed/1' }} tour="/book-tour" />);
    await userEvent.click(screen.getByRole('button', { name: 'Watch Video' }));
    const hosted = await screen.findByRole('dialog', { name: 'A film of Horizon Stage' });
    expect(hosted.querySelector('iframe')).toBeNull();
    await userEvent.click(within(hosted).getByRole('button', { name: /^Agree and load/ }));
    expect(within(hosted).getByTitle('A film of Horizon Stage')).toHaveAttribute(
      'src',
      'https://player.example/embed/1',
    );
  });
});

describe('a venue that nobody knows', () => {
  it('the page of an unknown venue promises nothing and leads to venues that exist', () => {
    show(<UnknownVenue venue={unknownVenue('glass-pavilion')} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Glass Pavilion');
    expect(screen.getByText('VENUES')).toBeInTheDocument();
    expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      [
        ['Area', 'Variable'],
        ['Capacity', 'Flexible'],
      ],
    );
    expect(screen.getByRole('link', { name: 'All venues' })).toHaveAttribute('href', '/venues');
    for (const absent of ['Equipment', 'Gallery', 'Seating Configurations'])
      expect(screen.queryByRole('heading', { name: absent })).not.toBeInTheDocument();
  });
});
