/** A validation or transformation in a pipe. */
export interface PipeAction {
  readonly type: string;
  readonly requirement?: unknown;
}

/**
 * The properties of a valibot schema that say which values it accepts, for code that describes a schema. The contract's
 * own wrappers have the same shape as the schema that they wrap.
 */
export interface SchemaShape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly item?: SchemaShape;
  readonly value?: SchemaShape;
  readonly wrapped?: SchemaShape;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly PipeAction[];
}
