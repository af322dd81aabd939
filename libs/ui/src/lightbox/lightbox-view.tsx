import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Close from '@mui/icons-material/Close';
import GlobalStyles from '@mui/material/GlobalStyles';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { controlWords as words, placeText } from '../carousel/words';
import type { PictureSource } from '../media/picture';
import { ease } from '../theme/tokens';
import { lightboxStyles } from './lightbox-styles';

export interface LightboxViewProps {
  pictures: readonly PictureSource[];
  /** Index of the first picture. */
  index: number;
  onView: (index: number) => void;
  /** Called after it has faded out. */
  onClosed: () => void;
  label: string;
}

/** The files of a picture, for the lightbox to choose from. */
function slideOf({ base, width, height, alt, widths }: PictureSource) {
  const srcSet = widths.map((each) => ({
    src: `${base}-${each}.webp`,
    width: each,
    height: Math.round((each * height) / width),
  }));
  return { src: `${base}-${widths.at(-1)}.webp`, width, height, alt, srcSet };
}

/** The lightbox itself; `Lightbox` loads this file when the first picture is opened. */
export function LightboxView({ pictures, index, onView, onClosed, label }: LightboxViewProps) {
  // A single picture needs neither arrows nor a counter.
  const several = pictures.length > 1;
  return (
    <>
      <GlobalStyles styles={lightboxStyles} />
      <YetAnotherLightbox
        open
        index={index}
        close={onClosed}
        on={{ view: ({ index: seen }) => onView(seen) }}
        slides={pictures.map(slideOf)}
        plugins={several ? [Counter] : []}
        className="mainstage-lightbox"
        carousel={{ padding: 0, spacing: 0, preload: 1, finite: !several }}
        animation={{ fade: 200, swipe: 280, easing: { fade: 'ease-out', swipe: ease, navigation: ease } }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        // The number changes, so a translator must not replace its text node.
        counter={{ separator: '/', container: { translate: 'no' } }}
        labels={{
          Previous: words.previous,
          Next: words.next,
          Close: words.close,
          Carousel: words.carousel,
          Slide: words.slide,
          Lightbox: label,
          'Photo gallery': label,
          '{index} of {total}': placeText('{index}', '{total}'),
        }}
        render={{
          iconPrev: () => <ArrowBack />,
          iconNext: () => <ArrowForward />,
          iconClose: () => <Close />,
          ...(!several && { buttonPrev: () => null, buttonNext: () => null }),
          // The picture's `alt` as a visible caption.
          slideFooter: ({ slide }) =>
            slide.type === undefined && slide.alt ? (
              <p className="mainstage-lightbox-caption" aria-hidden="true">
                {slide.alt}
              </p>
            ) : null,
        }}
      />
    </>
  );
}
