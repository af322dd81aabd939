// Rules: nav.timing, slideshow.timing, carousel.drag, picture.lazy, building.claims, venues.photos, visits.tour
// Rules: offers.price, offers.promotions, gift-card.terms, payment.due, payment.late-interest, cancellation.refunds
// Rules: overtime.per-hour, changes.deadlines, catering.sizes, webinar.date, events.claims, video-upload.limits
import { cancellationRefunds, changes, overtime, paymentTerms } from './booking-terms';
import { cateringSizes } from './catering';
import { categoryClaims, shopGuestRange, marketingClaims, statedRanges } from '@mainstage/venues/facts/claims';
import { count, sqm, sqmSpan } from '@mainstage/venues/facts/number-format';
import { euro, euroGerman, money, percent } from './figures';
import { venuePhotoCount } from './gallery';
import { giftCardTerms } from './gift-card';
import { carouselDragPx, lazyPicture, slideMs } from './motion';
import { defaultCity, navigationBehaviour } from './navigation';
import { doubleFloorPrices, startingPrices } from '@mainstage/venues/facts/prices';
import { doubleFloorFeatures, offerDiscount, offerPrices } from './prices';
import { promoTerms, wallSize } from './promo-terms';
import { videoUpload } from './video-upload';
import { visit } from './visits';
import { businessEventRecordTime, webinarFacts } from './webinar';

describe('the constants', () => {
  it('have the stated timing of the navigation', () => {
    expect(navigationBehaviour).toEqual({
      scrolledAfterPx: 50,
      dropdown: { opensAfterMs: 100, closesAfterMs: 200 },
      anchor: { scrollsAfterMs: 100 },
    });
    expect(defaultCity).toBe('Frankfurt');
  });

  it('have the stated timing of the slides', () => {
    expect(slideMs).toEqual({ slideshow: 4000, testimonials: 5000, galleryHero: 5000 });
    expect(lazyPicture).toEqual({ visibleShare: 0.1, marginPx: 50 });
    expect(carouselDragPx).toBe(10);
  });

  it('the constants match the advertised figures', () => {
    expect(marketingClaims).toEqual({ venues: 3, floors: 3, areaSqm: 2500, guestsPerFloor: 199, ledWallSqm: 150 });
    expect(shopGuestRange).toEqual({ min: 10, max: 400 });
    expect(categoryClaims.stages).toEqual({ areaSqm: { min: 600, max: 1400 }, ledWallSqm: 150 });
    expect(categoryClaims.spaces).toEqual({ areaSqm: { min: 40, max: 600 }, ledWallSqm: 30 });
    expect(categoryClaims.offices).toEqual({
      areaSqm: { min: 30, max: 2500 },
      adjacentOffices: { min: 2, max: 20 },
    });
    expect(statedRanges).toEqual({
      stagesSqm: { min: 600, max: 1450 },
      spacesSqm: { min: 27, max: 80 },
      spacesGuests: { min: 25, max: 40 },
      skylineSqm: { min: 400, max: 1700 },
    });
  });

  it('have the stated tour length and reply time', () => {
    expect(visit).toEqual({ minutes: { min: 60, max: 90 }, repliesWithinHours: 24 });
  });

  it('have the stated figures of the webinar and the business events', () => {
    expect(webinarFacts).toEqual({ places: 100, recordTime: '11:00', budgetEuro: { min: 5000, max: 15000 } });
    expect(businessEventRecordTime).toBe('09:00');
  });

  it('have the stated prices of offers, shop and double floors', () => {
    expect(Object.values(offerPrices)).toEqual([2500, 1800, 3200, 1600, 2800, 1900]);
    expect(offerDiscount).toBe(0);
    expect(Object.values(startingPrices)).toEqual([2500, 500, 1200, 800]);
    expect(doubleFloorPrices).toEqual({ min: 3500, max: 6200 });
    expect(doubleFloorFeatures).toBe(3);
  });

  it('have the stated terms of each promotion', () => {
    expect(promoTerms['weekend-immersion']).toMatchObject({ servicesOff: 40 });
    expect(promoTerms['weekday-business-edge']).toMatchObject({ off: 30 });
    expect(promoTerms['extended-focus']).toEqual({ off: 30, access: { from: 'Friday 14:00', to: 'Monday 12:00' } });
    expect(promoTerms['co-create-and-accelerate']).toEqual({ secondDayOff: 50, fromDays: 2 });
    expect(promoTerms['hybrid-studio-day']).toEqual({ hours: 8, off: 30, days: { from: 'Friday', to: 'Monday' } });
    const walls = (['weekend-immersion', 'weekday-business-edge', 'virtual-keynote-experience'] as const).map((id) => {
      const { wall } = promoTerms[id];
      return [wallSize(wall.gets), wallSize(wall.paysFor)];
    });
    expect(walls).toEqual([
      ['10 m × 3 m', '5 m × 3 m'],
      ['30 m × 3 m', '20 m × 3 m'],
      ['30 m × 3 m', '10 m × 3 m'],
    ]);
    expect(giftCardTerms).toEqual({
      valueEuro: { min: 500, max: 50000 },
      validYears: 2,
      bonus: { percent: 10, aboveEuro: 5000 },
    });
  });

  it('have the stated terms of payment, cancellation, overtime and changes', () => {
    expect(paymentTerms).toEqual({
      dueDays: 10,
      onSigningWithinDays: 10,
      inFullUpToEuro: 5000,
      instalments: { atContract: 80, later: 20, laterWeeksBefore: 4 },
      lateInterest: { business: 8, consumerAboveBaseRate: 5 },
      creditCardFee: 3,
    });
    expect(cancellationRefunds).toEqual([
      { weeksBefore: 12, refund: 30 },
      { weeksBefore: 8, refund: 20 },
    ]);
    expect(overtime).toEqual({
      perHour: { fullDay: 10, evening: 15, halfDay: 20 },
      upToHours: 2,
      latestEnd: '02:00',
    });
    expect(changes).toEqual({
      deadlineDays: 14,
      rushAppliesWithinDays: 10,
      rush: [
        { hoursBefore: 336, surcharge: 30 },
        { hoursBefore: 48, surcharge: 50 },
        { hoursBefore: 24, surcharge: 100 },
      ],
      onDayPayableWithinDays: 7,
      participants: { noticeOverPercent: 5, noticeWorkingDays: 10, repricingOverPercent: 10 },
      techFilesDueDays: 7,
    });
  });

  it('have the stated catering sizes', () => {
    expect(cateringSizes).toEqual({ fingerFoodPieces: [3, 5, 7, 9], hours: { breakfast: 1, lunch: 1, dinner: 2 } });
  });

  it('have the stated limits of uploads and galleries', () => {
    expect(videoUpload.maxBytes).toBe(104857600);
    expect(videoUpload.maxMegabytes).toBe(100);
    expect(videoUpload.types).toEqual(['video/mp4', 'video/webm', 'video/ogg']);
    expect(venuePhotoCount).toBe(16);
  });
});

describe('number formats', () => {
  it('are English on pages and German in German mails', () => {
    expect([count(2500), sqm(1000), sqmSpan({ min: 600, max: 1400 }), euro(50000), percent(10)]).toEqual([
      '2,500',
      '1,000 sqm',
      '600–1,400 sqm',
      '€50,000',
      '10%',
    ]);
    expect(euroGerman(2500)).toBe('2.500 €');
    expect([money(250_050), money(-5), money(0)]).toEqual(['€2,500.50', '−€0.05', '€0.00']);
  });
});
