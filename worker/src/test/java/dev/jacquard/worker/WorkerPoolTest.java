package dev.jacquard.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Pools of workers that are no processes: they answer with their number, when they are let. */
@Timeout(30)
class WorkerPoolTest {
  private static final WorkerKind KIND = kind(false);

  /** One for each who waits, whatever number of cores there is. */
  private final ExecutorService threads = Executors.newCachedThreadPool();

  private final List<Numbered> started = Collections.synchronizedList(new ArrayList<>());

  private static WorkerKind kind(boolean localStates) {
    return new WorkerKind(
        Service.class, List.of(), List.of(), Duration.ZERO, Duration.ZERO, localStates);
  }

  /** What a worker is to do before it answers. */
  private interface Work extends Serializable {
    void run(Numbered self) throws Exception;
  }

  private static final class Numbered implements Worker {
    private final int number;
    private final CountDownLatch interrupted = new CountDownLatch(1);
    private boolean usable = true;

    Numbered(int number) {
      this.number = number;
    }

    @Override
    public boolean isUsable() {
      return usable;
    }

    @Override
    public Serializable ask(Serializable request, Duration timeout, Consumer<String> progress)
        throws LostWorkerException {
      try {
        ((Work) request).run(this);
        return number;
      } catch (Exception e) {
        usable = false;
        throw new LostWorkerException("lost", number);
      }
    }

    @Override
    public void interrupt() {
      interrupted.countDown();
    }

    @Override
    public void close() {
      usable = false;
    }
  }

  private WorkerPool pool(int most) {
    return new WorkerPool(
        most,
        (kind, number) -> {
          Numbered worker = new Numbered(number);
          started.add(worker);
          return worker;
        });
  }

  private static Serializable ask(WorkerPool pool, WorkerKind kind, Work work) {
    try {
      return pool.ask(kind, work, Duration.ZERO, note -> {});
    } catch (IOException | InterruptedException | LostWorkerException e) {
      throw new IllegalStateException(e);
    }
  }

  @AfterEach
  void endThreads() {
    threads.shutdownNow();
  }

  @Test
  void oneWorkerServesRequestsThatComeOneAfterTheOther() {
    WorkerPool pool = pool(4);
    for (int i = 0; i < 3; i++) {
      assertThat(ask(pool, KIND, self -> {})).isEqualTo(0);
    }
    assertThat(started).hasSize(1);
  }

  @Test
  void requestsAtTheSameTimeAreAnsweredSideBySide() {
    WorkerPool pool = pool(2);
    CyclicBarrier bothAtWork = new CyclicBarrier(2);
    CompletableFuture<Serializable> other =
        CompletableFuture.supplyAsync(() -> ask(pool, KIND, self -> bothAtWork.await()), threads);
    List<Serializable> numbers = List.of(ask(pool, KIND, self -> bothAtWork.await()), other.join());
    assertThat(numbers).containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void moreRequestsThanWorkersWaitForEachOther() {
    WorkerPool pool = pool(1);
    List<CompletableFuture<Serializable>> all = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      all.add(CompletableFuture.supplyAsync(() -> ask(pool, KIND, self -> {}), threads));
    }
    assertThat(all).allSatisfy(each -> assertThat(each.join()).isEqualTo(0));
    assertThat(started).hasSize(1);
  }

  @Test
  void lostWorkerIsReplaced() {
    WorkerPool pool = pool(1);
    assertThatThrownBy(
            () ->
                ask(
                    pool,
                    KIND,
                    self -> {
                      throw new IOException();
                    }))
        .hasCauseInstanceOf(LostWorkerException.class);
    assertThat(ask(pool, KIND, self -> {})).isEqualTo(0);
    assertThat(started).hasSize(2);
  }

  @Test
  void workerOfAnotherKindMakesRoom() {
    WorkerPool pool = pool(1);
    ask(pool, KIND, self -> {});
    ask(pool, kind(true), self -> {});
    assertThat(started).hasSize(2);
    assertThat(started.get(0).isUsable()).isFalse();
    assertThat(started.get(1).isUsable()).isTrue();
  }

  @Test
  void freePlaceIsTakenBeforeAWorkerOfAnotherKindIsEnded() {
    WorkerPool pool = pool(2);
    ask(pool, KIND, self -> {});
    ask(pool, kind(true), self -> {});
    assertThat(started).hasSize(2).allMatch(Numbered::isUsable);
    ask(pool, KIND, self -> {});
    assertThat(started).hasSize(2);
  }

  @Test
  void interruptReachesWhoIsAtWorkAndWhoBeginsLater() {
    WorkerPool pool = pool(1);
    CountDownLatch begun = new CountDownLatch(1);
    CompletableFuture<Serializable> request =
        CompletableFuture.supplyAsync(
            () ->
                ask(
                    pool,
                    KIND,
                    self -> {
                      begun.countDown();
                      self.interrupted.await();
                    }),
            threads);
    CompletableFuture<Void> interrupt =
        CompletableFuture.runAsync(
            () -> {
              try {
                begun.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              pool.interrupt();
            },
            threads);
    assertThat(request.join()).isEqualTo(0);
    interrupt.join();
    assertThat(ask(pool, KIND, self -> self.interrupted.await())).isEqualTo(0);
  }

  @Test
  void allWorkersEndWithThePool() {
    WorkerPool pool = pool(2);
    ask(pool, KIND, self -> {});
    ask(pool, kind(true), self -> {});
    pool.close();
    assertThat(started).hasSize(2).noneMatch(Numbered::isUsable);
  }
}
