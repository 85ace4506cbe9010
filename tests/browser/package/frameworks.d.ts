// As much of the frameworks' types as the elements' types build on.

declare module 'react' {
  export interface HTMLAttributes<_T> {
    className?: string | undefined;
    children?: unknown;
  }
  export type DetailedHTMLProps<Attributes, T> = Attributes & {
    ref?: { current: T | null } | undefined;
  };
  export namespace JSX {
    interface IntrinsicElements {}
  }
}

declare module 'react/jsx-runtime' {
  export { JSX } from 'react';
}

declare module 'vue' {
  export type DefineComponent<Props> = new () => { $props: Props };
  interface GlobalComponents {}
}
