package dev.jacquard.check.output;

import dev.jacquard.runtime.primitive.world.OutsideWorld;
import java.io.InputStream;

/**
 * The standard input of a program. There is none that every run could read anew: it is empty, and
 * the verdict says so.
 */
public final class NoInput extends InputStream {
  @Override
  public int read() {
    OutsideWorld.talks("the program reads System.in, which is empty here,");
    return -1;
  }
}
