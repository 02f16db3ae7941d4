import { EmptyTile, LaneFrame } from './lane-frame';

/**
 * The room of a category's games while their code comes. It holds none: a game drawn here and elsewhere a moment later
 * takes the tap with it, or leaves it to another.
 */
export function CategoryRoom({ title }: { readonly title: string }) {
  return (
    <LaneFrame id="category-room" title={title} early>
      {() => ['a', 'b', 'c', 'd'].map((key) => <EmptyTile key={key} />)}
    </LaneFrame>
  );
}
