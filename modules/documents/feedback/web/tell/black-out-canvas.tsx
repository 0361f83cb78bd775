import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { count } from '@talaan/kernel/web/format-instant.ts';
import './black-out.css';

/** In pixels of the picture; drawn to the left or upwards its sides are negative. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A smaller drawing is a slip of the hand. */
const LEAST = 4;

/** The picture with black boxes over it. */
export function drawBoxes(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, boxes: readonly Box[]): void {
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

/** The picture on which boxes are drawn, by mouse, pen or finger. */
export function BlackOutCanvas({ picture, boxes, onBoxes }: BlackOutCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Box>();
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
    if (drawing && Math.abs(drawing.width) >= LEAST && Math.abs(drawing.height) >= LEAST) onBoxes([...boxes, drawing]);
    setDrawing(undefined);
  };
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      className="black-out"
      role="img"
      aria-label={`The picture, with ${count(boxes.length, 'box', 'boxes')} over it`}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
