import { useId } from 'react';
import type { DrawnElement, DrawnText } from '@mainstage/venues/plan/drawing/drawn';
import { displayType, font } from '@mainstage/ui/theme/tokens';

const weights = { text: 400, medium: 500, strong: 600, display: displayType.fontWeight } as const;

export function PlanShapes({ shapes }: { shapes: readonly DrawnElement[] }) {
  return shapes.map((shape, index) => <PlanShape key={index} shape={shape} />);
}

function PlanShape({ shape }: { shape: DrawnElement }) {
  if (shape.kind === 'text') return <PlanText {...shape} />;
  if (shape.kind === 'group') return <PlanWindow {...shape} />;
  const { d, fill = 'none', stroke, width, dash, holes } = shape;
  return (
    <path
      d={d}
      fill={fill}
      fillRule={holes ? 'evenodd' : undefined}
      stroke={stroke}
      strokeWidth={stroke && width}
      strokeDasharray={dash?.join(' ')}
    />
  );
}

function PlanWindow({ window: { x, y, width, height }, shapes }: Extract<DrawnElement, { kind: 'group' }>) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <PlanShapes shapes={shapes} />
      </g>
    </>
  );
}

function PlanText({ text, x, y, size, colour, anchor, font: face = 'text', rotate }: DrawnText) {
  const round = (value: number) => Math.round(value * 100) / 100;
  return (
    <text
      x={round(x)}
      y={round(y)}
      fontSize={round(size)}
      fill={colour}
      textAnchor={anchor}
      fontFamily={face === 'display' ? font.display : font.text}
      fontWeight={weights[face]}
      transform={rotate ? `rotate(${rotate} ${round(x)} ${round(y)})` : undefined}
    >
      {text}
    </text>
  );
}
