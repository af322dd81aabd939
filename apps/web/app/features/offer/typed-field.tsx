import type { ComponentProps } from 'react';
import { Field } from '../../components/fields/field';

type TypedFieldProps = Omit<ComponentProps<typeof Field>, 'defaultValue' | 'onChange'> & {
  name: string;
  typed: string | undefined;
  lines?: number;
};

/** A field of a form that the browser sends. @param typed value that it begins with */
export function TypedField({ typed, lines, ...field }: TypedFieldProps) {
  return (
    <Field
      id={field.name}
      fullWidth
      defaultValue={typed ?? ''}
      multiline={lines !== undefined}
      minRows={lines}
      // The height before hydration equals that after it.
      sx={lines ? { '& textarea:not([aria-hidden])': { minHeight: `${lines}lh` } } : undefined}
      {...field}
    />
  );
}
