package dev.jacquard.check.crew;

import dev.jacquard.check.Knowledge;
import dev.jacquard.check.NotShareableException;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.runtime.NotControllableException;
import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * What an execution threw in another process, to be thrown again here.
 *
 * @param step of the execution, if it is known
 * @param text a sentence part
 * @param learned all that was learned of the program by then, as {@link Knowledge} writes it
 */
public record Problem(Kind kind, int step, String text, String learned) implements SliceReply {
  /** What it is; the names travel. */
  public enum Kind {
    /** The program sees more than was thought. */
    LEARNED,
    /** The program does not do the same again. */
    DIVERGED,
    /** The program would wait for something outside. */
    BLOCKED,
    /** The program is out of control, or makes no step any more. */
    OUT_OF_CONTROL,
    /** The search is about something that has no names for other processes. */
    NOT_SHAREABLE,
    /** A mistake of ours. */
    BUG
  }

  /** What was learned of the program in another process. */
  private record Learned(Knowledge all, String sentence) implements Discovery {
    @Override
    public Settings in(Settings settings) {
      return all.in(settings);
    }
  }

  static Problem outOfControl(String why) {
    return new Problem(Kind.OUT_OF_CONTROL, 0, why, "");
  }

  static Problem learned(Restart restart, Knowledge learned) {
    return new Problem(Kind.LEARNED, 0, restart.getMessage(), learned.toString());
  }

  /** What was thrown; a restart must be one of another process. */
  public static Problem of(Throwable thrown) {
    if (thrown instanceof Restart restart && restart.discovery() instanceof Learned learned) {
      return learned(restart, learned.all());
    }
    if (thrown instanceof DivergenceException parted) {
      return new Problem(Kind.DIVERGED, parted.step(), parted.getMessage(), "");
    }
    if (thrown instanceof BlockedException outside) {
      return new Problem(Kind.BLOCKED, 0, outside.getMessage(), "");
    }
    if (thrown instanceof NotControllableException refusal) {
      return outOfControl(refusal.getMessage());
    }
    if (thrown instanceof NotShareableException alone) {
      return new Problem(Kind.NOT_SHAREABLE, 0, alone.getMessage(), "");
    }
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text, true));
    return new Problem(Kind.BUG, 0, text.toString(), "");
  }

  /**
   * What is to be thrown here.
   *
   * @param before what was known of the program already: to begin again with that is no use
   */
  public RuntimeException exception(String before) {
    if (kind == Kind.LEARNED && learned.equals(before)) {
      return new IllegalStateException("a worker has learned nothing, but begins again: " + text);
    }
    return switch (kind) {
      case LEARNED -> new Restart(new Learned(Knowledge.parse(learned), text), 0);
      case DIVERGED -> new DivergenceException(step, new Difference.Told(text));
      case BLOCKED -> new BlockedException(text);
      case OUT_OF_CONTROL -> new NotControllableException(text);
      case NOT_SHAREABLE -> new NotShareableException(text);
      case BUG -> new IllegalStateException(text);
    };
  }
}
