import { type ComponentType, lazy } from 'react';
import { attempts } from './attempts';
import { HydratedPart } from './hydrated-part';
import { PartMissing } from './lazy-part';

/**
 * A component that is in the first HTML of a page rendered on request, and whose script is loaded when it is shown.
 * After the last failed attempt a message replaces it.
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
