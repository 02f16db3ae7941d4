import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSlideCarousel } from './use-slides';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('[POP-4.1] announcement slides change every five seconds until the user moves to another slide', async () => {
  const { result, act } = await renderHook(() => useSlideCarousel(3, true));
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(result.current.at).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.at).toBe(1);
  await act(() => result.current.move(1));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current).toMatchObject({ at: 2, isPaused: true });
});

test('[POP-2.1] announcement slides without autoplay have nothing to pause, also after a move', async () => {
  const { result, act } = await renderHook(() => useSlideCarousel(3, false));
  expect(result.current).toMatchObject({ canAutoplay: false, isPaused: true });
  const { result: playing, act: actPlaying } = await renderHook(() => useSlideCarousel(3, true));
  await actPlaying(() => playing.current.move(1));
  expect(playing.current).toMatchObject({ canAutoplay: true, isPaused: true });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current.at).toBe(0);
});

test('[POP-4] announcement slides do not change while the pointer or the focus holds the carousel', async () => {
  const { result, act } = await renderHook(() => useSlideCarousel(3, true));
  await act(() => result.current.hold(true));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current.at).toBe(0);
});
