import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { addBox, moveBox, resizeBox, type Area, type Box, type Size, type Step } from './boxes.ts';
import './black-out.css';

/** A smaller drawing is a slip of the hand. */
const LEAST = 4;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The picture with black boxes over it. */
export function drawBoxes(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, boxes: readonly Area[]): void {
  const onto = canvas.getContext('2d')!;
  onto.drawImage(picture, 0, 0);
  onto.fillStyle = 'black';
  for (const { x, y, width, height } of boxes) onto.fillRect(x, y, width, height);
}

interface BlackOutCanvasProps {
  picture: HTMLCanvasElement;
  boxes: readonly Box[];
  onBoxes: (boxes: readonly Box[]) => void;
}

/** The picture on which boxes are drawn, by mouse, pen or finger; each is a stop of the tabulator, moved and resized by the arrow keys. */
export function BlackOutCanvas({ picture, boxes, onBoxes }: BlackOutCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Area>();
  useEffect(() => drawBoxes(canvas.current!, picture, drawing ? [...boxes, drawing] : boxes), [picture, boxes, drawing]);

  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * picture.width, y: ((clientY - top) / height) * picture.height };
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing({ ...pointAt(event), width: 0, height: 0 });
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drawing) return;
    const { x, y } = pointAt(event);
    setDrawing({ ...drawing, width: x - drawing.x, height: y - drawing.y });
  };
  const end = () => {
    if (drawing && Math.abs(drawing.width) >= LEAST && Math.abs(drawing.height) >= LEAST) onBoxes(addBox(boxes, upright(drawing)));
    setDrawing(undefined);
  };
  return (
    <div className="black-out-picture">
      <canvas
        ref={canvas}
        width={picture.width}
        height={picture.height}
        className="black-out"
        role="img"
        tabIndex={-1}
        aria-label={`The picture, with ${count(boxes.length, 'box', 'boxes')} over it`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {boxes.map((box, at) => (
        <BoxHandle
          key={box.id}
          name={`Box ${at + 1} of ${boxes.length}`}
          box={box}
          size={picture}
          onChange={(changed) => onBoxes(boxes.with(at, changed))}
          onRemove={() => onBoxes(boxes.toSpliced(at, 1))}
        />
      ))}
    </div>
  );
}

interface BoxHandleProps {
  name: string;
  box: Box;
  size: Size;
  onChange: (box: Box) => void;
  onRemove: () => void;
}

/** A box as a stop of the tabulator: arrows move it, with Shift they resize it, Delete takes it away. */
function BoxHandle({ name, box, size, onChange, onRemove }: BoxHandleProps) {
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) onChange((event.shiftKey ? resizeBox : moveBox)(box, step, size));
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      // The box before it has the focus then, or the picture.
      (event.currentTarget.previousElementSibling as HTMLElement).focus();
      onRemove();
    } else return;
    event.preventDefault();
  };
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const place = {
    left: share(box.x, size.width),
    top: share(box.y, size.height),
    width: share(box.width, size.width),
    height: share(box.height, size.height),
  };
  return (
    <button ref={focusNew} type="button" className="black-out-box" style={place} onKeyDown={press} aria-describedby="black-out-keys">
      <VisuallyHidden>
        {name}, {Math.round((100 * box.x) / size.width)} % from the left, {Math.round((100 * box.y) / size.height)} % from above,{' '}
        {Math.round((100 * box.width) / size.width)} % wide, {Math.round((100 * box.height) / size.height)} % high
      </VisuallyHidden>
    </button>
  );
}

/** A box that was just made is the one that keys move. */
function focusNew(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Drawn to the left or upwards a box has negative sides. */
function upright({ x, y, width, height }: Area): Area {
  return { x: Math.min(x, x + width), y: Math.min(y, y + height), width: Math.abs(width), height: Math.abs(height) };
}
