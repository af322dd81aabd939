import { Component, type ReactNode } from 'react';

interface PageFaultProps {
  /** What stands in the place of a page that threw. */
  instead: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Catches what a page throws while it is drawn. */
export class PageFault extends Component<PageFaultProps, { error?: { was: unknown } }> {
  override state: { error?: { was: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: { was: error } };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.instead(error.was) : this.props.children;
  }
}
