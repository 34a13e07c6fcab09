package dev.jacquard.litmus;

import dev.jacquard.kernel.Legend;
import dev.jacquard.litmus.code.Layout;
import dev.jacquard.litmus.code.ThreadCode;
import java.util.List;

/** Names of the threads, locations and lines of a litmus program. */
record LitmusLegend(String name, Layout layout, List<ThreadCode> code) implements Legend {
  @Override
  public int threads() {
    return layout.threads();
  }

  @Override
  public String thread(int thread) {
    return layout.threadName(thread);
  }

  @Override
  public String location(int location) {
    return layout.locationName(location);
  }

  @Override
  public String waitQueue(int queue) {
    return layout.queueName(queue);
  }

  @Override
  public String site(int thread, int site) {
    return name + ":" + code.get(thread).instructions().get(site).position().line();
  }
}
