import { describe, expect, it } from 'vitest';
import { stageFor } from './stage.ts';

describe('the board for a screen', () => {
  it.each([
    [1024, 576, 1920, 1080, 'wide'],
    [1024, 768, 1920, 1440, 'wide'],
    [1920, 1080, 1920, 1080, 'wide'],
    [3840, 2160, 1920, 1080, 'wide'],
    [1080, 1920, 1080, 1920, 'tall'],
    [2560, 1080, 2560, 1080, 'wide'],
  ])('%i × %i is laid out on %i × %i, %s', (screenWidth, screenHeight, width, height, shape) => {
    const stage = stageFor(screenWidth, screenHeight);
    expect(stage.width).toBe(width);
    expect(stage.height).toBeCloseTo(height);
    expect(stage.shape).toBe(shape);
    expect(stage.width * stage.scale).toBeCloseTo(screenWidth);
    expect(stage.height * stage.scale).toBeCloseTo(screenHeight);
  });

  it('survives a window that has no size yet', () => {
    expect(stageFor(0, 0)).toMatchObject({ width: 1920, height: 1080, scale: 1 });
  });
});
