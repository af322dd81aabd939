// Rules: use-cases.sections
import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { broadcastStreaming } from '@mainstage/content/use-cases/broadcast-streaming';
import { conferenceEvent } from '@mainstage/content/use-cases/conference-event';
import { meetingWorkshop } from '@mainstage/content/use-cases/meeting-workshop';
import type { UseCase } from '@mainstage/content/use-cases/types';
import { findPlaces } from '@mainstage/venues/search/find';
import { readQuery } from '@mainstage/venues/search/query';
import { fitOf } from './fit';
import { Fits } from './fits';
import { roomsFor } from './rooms-for';

const all: readonly UseCase[] = [...conferenceEvent, ...meetingWorkshop, ...broadcastStreaming];

describe('the eighteen use cases', () => {
  it.each(all.map((each) => [each.name, each] as const))(
    '%s names rooms that fit, with the search filled in',
    (name, { search, firstChoice }) => {
      const fits = findPlaces(search).fits.map(({ place }) => place);
      expect(fits.length).toBeGreaterThan(0);
      render(
        <MemoryRouter>
          <Fits useCase={name} fit={fitOf(search, firstChoice)} />
        </MemoryRouter>,
      );
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
      expect(links.slice(0, -1)).toEqual(
        roomsFor(search, firstChoice)
          .slice(0, 2)
          .map(({ page }) => `/venues/${page}`),
      );
      const params = new URL(links.at(-1)!, 'http://site').searchParams;
      expect(readQuery((field) => params.get(field))).toEqual(search);
    },
  );

  it('the use cases are eighteen', () => {
    expect(all).toHaveLength(18);
  });
});
