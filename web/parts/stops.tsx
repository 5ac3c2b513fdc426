/** Progress as a line with stops: passed ones full, the present one large, the last one a terminus. */
interface StopsProps {
  readonly total: number;
  /** How many are passed; the next one is the present. */
  readonly passed: number;
}

const GAP = 18;
const EDGE = 8;

export function Stops({ total, passed }: StopsProps) {
  const x = (index: number): number => EDGE + index * GAP;
  const width = 2 * EDGE + Math.max(0, total - 1) * GAP;
  const present = Math.min(passed, total - 1);
  return (
    <svg class="stops" width={width} height="18" viewBox={`0 0 ${width} 18`} aria-hidden="true" focusable="false">
      <path d={`M${x(present)} 9H${x(total - 1)}`} class="stops-ahead" />
      <path d={`M${x(0)} 9H${x(present)}`} class="stops-behind" />
      {Array.from({ length: total }, (_, index) => {
        if (index < passed) return <circle key={index} cx={x(index)} cy="9" r="3.6" class="stop-passed" />;
        if (index === passed) return <circle key={index} cx={x(index)} cy="9" r="6" class="stop-present" />;
        return <circle key={index} cx={x(index)} cy="9" r="3.6" class="stop-ahead" />;
      })}
    </svg>
  );
}
