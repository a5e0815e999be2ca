import { Injectable } from '@nestjs/common';

/** Whether Arbitro is about to stop: whoever shares out requests is told, while those that come are still served. */
@Injectable()
export class Leaving {
  private hasBegun = false;

  get isSo(): boolean {
    return this.hasBegun;
  }

  begin(): void {
    this.hasBegun = true;
  }
}
