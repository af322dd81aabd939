import { type ComponentType, lazy } from 'react';
import { attempts } from './attempts';
import { HydratedPart } from './hydrated-part';
import { PartMissing } from './lazy-part';

/**
 * A component that is in the first HTML of a page that is rendered on request, and whose script loads where it is shown.
 * After the last failed attempt a message is shown in its place.
 */
export function renderedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const loaded: ComponentType<Props> = await attempts(load).catch(() => PartMissing);
    return { default: loaded };
  }) as unknown as ComponentType<Props>;
  return function RenderedPart(props: Props) {
    return (
      <HydratedPart>
        <Part {...props} />
      </HydratedPart>
    );
  };
}
