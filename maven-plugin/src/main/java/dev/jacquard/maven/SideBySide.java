package dev.jacquard.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.maven.plugin.MojoExecutionException;

/**
 * Does something for each of several programs, some of them at the same time.
 *
 * @param jobs how many at most; 0 stands for as many as there are cores
 */
record SideBySide(int jobs) {
  /** What is done for a program. */
  interface Task {
    CommandEnd run(String target) throws MojoExecutionException;
  }

  /** What came of each, in their order; or the first mistake, when all have ended. */
  List<CommandEnd> map(List<String> targets, Task task) throws MojoExecutionException {
    if (jobs < 0) {
      throw new MojoExecutionException("jacquard.jobs is a number from 1 on, not " + jobs);
    }
    int most = jobs == 0 ? Runtime.getRuntime().availableProcessors() : jobs;
    ExecutorService threads = Executors.newFixedThreadPool(Math.min(most, targets.size()));
    try {
      List<Future<CommandEnd>> all = new ArrayList<>();
      for (String target : targets) {
        all.add(threads.submit(() -> task.run(target)));
      }
      List<CommandEnd> ends = new ArrayList<>();
      for (Future<CommandEnd> future : all) {
        ends.add(end(future));
      }
      return ends;
    } finally {
      threads.shutdownNow();
    }
  }

  private static CommandEnd end(Future<CommandEnd> future) throws MojoExecutionException {
    try {
      return future.get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof MojoExecutionException mistake) {
        throw mistake;
      }
      throw new MojoExecutionException("the check of a program failed", failed.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("interrupted; nothing is known of the program", e);
    }
  }
}
